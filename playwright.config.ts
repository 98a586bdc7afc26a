import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 3917)
const origin = `http://127.0.0.1:${port}`
// Mails go to a server of the journeys' own, and can be read beside it.
const [smtpPort, mailboxPort] = [port + 1, port + 2]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    actionTimeout: 10_000,
    // Recording every journey slows all of them: `--trace on` looks closer at one that failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without all that draws a window, journeys take half as long.
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Another name for the same site: browsers trust plain http less there than on their own machine.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
        '--disable-gpu',
        // Letters as wide as in a browser with a window.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // On a phone they are walked in Chinese.
      grepInvert: /(?:sign-in|read-news)\.spec\.ts zh-CN/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: ['language.spec.ts', 'sign-in.spec.ts', 'read-news.spec.ts'],
      // At a desk they are walked in English.
      grepInvert: /en-US/,
    },
  ],
  webServer: [
    {
      command: 'node e2e/mail-server.ts',
      url: `http://127.0.0.1:${mailboxPort}`,
      env: { SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(mailboxPort) },
    },
    {
      command: 'node e2e/start-site.mjs',
      url: `${origin}/readyz`,
      env: {
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        CAPTCHA_ANSWER: '204857',
      },
      timeout: 600_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
})
