import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// What is compiled is kept beside the build, where that can be written, for the next start.
enableCompileCache(join(import.meta.dirname, '.compiled'))
// Garbage is collected when what is in use has grown by so many percent; of its own V8 waits for several times as much.
setFlagsFromString('--heap-growing-percent=40')

await import('./main.ts')
