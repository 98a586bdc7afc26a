import type { Config } from '../config.ts'
import { bucketStorage } from './bucket.ts'
import { folderStorage } from './folder.ts'
import { withLateFiles } from './late-files.ts'
import type { Storage } from './storage.ts'

/** The bucket that the configuration names, else the data folder. */
export const openStorage = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Storage =>
  withLateFiles(bucket ? bucketStorage(bucket) : folderStorage(dataDir))
