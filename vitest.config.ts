import { configDefaults, defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const { plugins } = viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true })

export default defineConfig({
  plugins,
  test: {
    include: [
      '{platform,identity,catalogue,content,trade,service,site,demo,testing,scripts,deploy}/**/*.test.{ts,tsx,mjs}',
    ],
    exclude: [...configDefaults.exclude, 'dist/**'],
    // Files share their workers: importing the server anew for each of them took a third of the run.
    isolate: false,
    // By itself it would leave one of two cores idle.
    maxWorkers: 2,
    // What every noun says, as the whole site puts it together; and which rows queries answer.
    setupFiles: ['site/texts/whole.ts', 'testing/rows/setup.ts'],
    globalSetup: 'testing/global-setup.ts',
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
