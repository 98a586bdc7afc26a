import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isEmail } from '#platform/contract/patterns.ts'
import { backupOptions, backupSettingsOf, backupVariables, type BackupSettings } from './backup/backup-settings.ts'
import { databaseSettingsOf, databaseVariables, type DatabaseSettings } from './database/database-settings.ts'
import {
  mailSettingsOf,
  mailVariables,
  replySettingsOf,
  type MailSettings,
  type ReplySettings,
} from './mail/mail-settings.ts'
import { securitySettingsOf, securityVariables, type SecuritySettings } from './security/security-settings.ts'
import { retentionSettingsOf, retentionVariables, type RetentionSettings } from './retention-settings.ts'
import { tracingSettingsOf, tracingVariables, type TracingSettings } from './tracing/tracing-settings.ts'
import { tradeSettingsOf, tradeVariables, type TradeSettings } from './trade-settings.ts'
import { uploadSettingsOf, uploadVariables, type UploadSettings } from './files/upload-settings.ts'
import { Flag, List } from './variables.ts'
import { smsSettingsOf, smsVariables, type SmsSettings } from './sms/sms-settings.ts'

const Port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535))
const Seconds = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(600))
const Origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
)
const Role = v.picklist(['web', 'worker'])

const Environment = v.object({
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), 'data'),
  ...databaseVariables,
  API_BASE: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]*[\w-]$/, 'must look like /api')), '/api'),
  SITE_ORIGIN_ZH: v.optional(Origin),
  SITE_ORIGIN_EN: v.optional(Origin),
  PUBLIC_ORIGIN: v.optional(Origin),
  TRUST_PROXY: v.optional(List, ''),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((value) => value.replace(/(?<!\/)\/+$/, '')),
    ),
  ),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)*$/, 'must look like folder/')), ''),
  ...mailVariables,
  ...securityVariables,
  ...smsVariables,
  ...retentionVariables,
  ...tradeVariables,
  ...uploadVariables,
  ...backupVariables,
  CAPTCHA_ANSWER: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be 6 digits'))),
  CAPTCHA_WORK: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(100), v.maxValue(10_000_000)),
    '200000',
  ),
  CHAT_PER_MINUTE: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), '40'),
  CHAT_MAIL_MINUTES: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), '10'),
  PAGE_CACHE_MB: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(4096)), '16'),
  SEARCH_MEMORY_MB: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65536)), '128'),
  DRAIN_SECONDS: v.optional(Seconds, '0'),
  LISTEN_WHEN_READY: v.optional(Flag, '0'),
  REQUEST_SECONDS: v.optional(v.pipe(Seconds, v.minValue(1)), '30'),
  METRICS_PORT: v.optional(Port),
  ...tracingVariables,
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Written by the start script: [name, milliseconds] of what it did before this process. */
  START_TIMES: v.optional(v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()]))), '[]'),
})

/** A bucket for uploaded files, at any store that speaks the S3 protocol. */
export interface BucketConfig {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Stands before every key; empty, or ends with a slash. */
  prefix: string
}

export interface Config extends SecuritySettings, DatabaseSettings {
  port: number
  host: string
  dataDir: string
  apiBase: string
  /** Both or neither: with both, the request's host picks the default language. */
  sites: { 'zh-CN': string; 'en-US': string } | undefined
  /** The site's address as mails and QR codes name it; never taken from a request. */
  publicOrigin: string
  trustProxy: string[]
  /** Without one, uploaded files lie in the data folder. */
  bucket: BucketConfig | undefined
  mail: MailSettings | undefined
  /** With it, buyers may answer mails. */
  replies: ReplySettings | undefined
  sms: SmsSettings | undefined
  trade: TradeSettings
  uploads: UploadSettings
  /** How long data of people are kept. */
  retention: RetentionSettings
  /** What every captcha shows, for tests of a demonstration; otherwise each shows its own. */
  captchaAnswer: string | undefined
  /** Hashes that a browser tries at most to pass; failures double it. */
  captchaWork: number
  /** Messages that one visitor or member may send in the chat. */
  chatPerMinute: number
  /** After how long an unread message is notified by mail. */
  chatMailMinutes: number
  /** For rendered pages of signed-out visitors; 0 keeps none. */
  pageCacheBytes: number
  /** For the products that search counts; 0 leaves them to the database, and so do more than fit. */
  searchMemoryBytes: number
  /** How long a process that leaves goes on answering as not ready. */
  drainSeconds: number
  /** Behind a balancer that takes an open port for a ready process. */
  listenWhenReady: boolean
  /** After how long a request without an answer is refused. */
  requestSeconds: number
  backups: BackupSettings
  metricsPort: number | undefined
  /** Without it no span is made. */
  tracing: TracingSettings | undefined
  logLevel: string
  demo: boolean
  roles: { web: boolean; worker: boolean }
  /** What is done instead of serving, with an answer on the standard output. */
  command: 'migrate' | 'status' | undefined
  /** Makes an administrator with this address, says the link to choose a password, and ends. */
  makeOperator: string | undefined
  startTimes: [string, number][]
}

/** A sentence for the person who set the environment. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

function parseEnvironment(environment: NodeJS.ProcessEnv): v.InferOutput<typeof Environment> {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, filled)
  if (parsed.success) return parsed.output
  // What it was is not repeated: it may be a password.
  const plain = ({ message }: { message: string }) => message.replace(/:? (?:but )?received .*$/is, '')
  const wrong = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${plain(issue)}`)
  throw new ConfigProblem(`The environment is not valid:\n${wrong.join('\n')}`)
}

/** What the command line says. */
function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean', default: false },
      only: { type: 'string' },
      'make-operator': { type: 'string' },
      migrate: { type: 'boolean' },
      status: { type: 'boolean' },
      ...backupOptions,
    },
  })
  const { demo, only, 'make-operator': makeOperator, migrate, status, ...backupSteps } = values
  const role = v.safeParse(v.optional(Role), only)
  if (!role.success) throw new ConfigProblem('--only takes web or worker.')
  if (makeOperator !== undefined && !isEmail(makeOperator))
    throw new ConfigProblem('--make-operator takes an e-mail address.')
  const command: Config['command'] = migrate ? 'migrate' : status ? 'status' : undefined
  const roles = { web: role.output !== 'worker', worker: role.output !== 'web' }
  return { demo, roles, makeOperator, command, backupSteps }
}

export function readConfig(environment: NodeJS.ProcessEnv, args: string[]): Config {
  const env = parseEnvironment(environment)
  const { demo, backupSteps, ...wished } = readArguments(args)
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  const database = databaseSettingsOf(env)
  if (database === 'incomplete')
    throw new ConfigProblem(
      'DATABASE_DIRECT_URL is the way past a pooler at DATABASE_URL, DATABASE_REPLICA_URL its standby, and it is not set.',
    )
  const replies = replySettingsOf(env)
  if (replies === 'incomplete')
    throw new ConfigProblem('REPLY_ADDRESS and REPLY_SECRET are set together or not at all.')
  const sms = smsSettingsOf(env)
  if (sms === 'incomplete') throw new ConfigProblem('The SMS_* variables are set together or not at all.')
  const trade = tradeSettingsOf(env)
  if (trade === 'incomplete')
    throw new ConfigProblem('The ALIPAY_* and the WECHAT_PAY_* variables are each set together or not at all.')
  if (env.CAPTCHA_ANSWER && !demo) throw new ConfigProblem('CAPTCHA_ANSWER is for demonstrations only.')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    ...database,
    apiBase: env.API_BASE,
    sites: sitesOf(env),
    publicOrigin,
    trustProxy: env.TRUST_PROXY,
    bucket: bucketOf(env),
    mail: mailSettingsOf(env, publicOrigin),
    replies,
    sms,
    trade,
    ...securitySettingsOf(env, demo),
    uploads: uploadSettingsOf(env),
    retention: retentionSettingsOf(env),
    captchaAnswer: env.CAPTCHA_ANSWER,
    captchaWork: env.CAPTCHA_WORK,
    chatPerMinute: env.CHAT_PER_MINUTE,
    chatMailMinutes: env.CHAT_MAIL_MINUTES,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    searchMemoryBytes: env.SEARCH_MEMORY_MB * 1024 * 1024,
    drainSeconds: env.DRAIN_SECONDS,
    listenWhenReady: env.LISTEN_WHEN_READY,
    requestSeconds: env.REQUEST_SECONDS,
    backups: backupSettingsOf(env, backupSteps),
    metricsPort: env.METRICS_PORT,
    tracing: tracingSettingsOf(env),
    logLevel: env.LOG_LEVEL,
    demo,
    ...wished,
    startTimes: env.START_TIMES,
  }
}

function sitesOf({ SITE_ORIGIN_ZH: zh, SITE_ORIGIN_EN: en }: v.InferOutput<typeof Environment>) {
  if (Boolean(zh) !== Boolean(en))
    throw new ConfigProblem('SITE_ORIGIN_ZH and SITE_ORIGIN_EN are set together or not at all.')
  return zh && en ? { 'zh-CN': zh, 'en-US': en } : undefined
}

function bucketOf(env: v.InferOutput<typeof Environment>): BucketConfig | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PREFIX: prefix } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }
  if (endpoint || bucket || accessKeyId || secretAccessKey)
    throw new ConfigProblem('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.')
  return undefined
}
