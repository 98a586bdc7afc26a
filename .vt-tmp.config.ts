import { defineConfig } from 'vitest/config'
import viteConfig from '/work/main/vite.config.ts'
import { existsSync } from 'node:fs'
const stub = existsSync('/work/main/db/seed/seed.ts') ? {} : { '#db/seed/seed.ts': '/tmp/seed-stub.ts' }
export default defineConfig({ root: '/work/main', resolve: { alias: stub }, plugins: viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true }).plugins, test: { globalSetup: 'testing/global-setup.ts', testTimeout: 15000, hookTimeout: 30000, include: ['**/*.test.{ts,tsx}'], exclude: ['node_modules/**','e2e/**','dist/**'] } })
