/** Something that a person has to put right before the server can start; the message says what and how. */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}

export const orUseYourOwn = 'or set DATABASE_URL to use a PostgreSQL server of your own'

export const diskFull = (folder: string) =>
  new StartupProblem(
    `The disk that holds ${folder} is full, so the embedded database cannot run. ` +
      `Free at least 200 MB on it, ${orUseYourOwn}.`,
  )

export const saysDiskFull = (output: string) => /No space left on device|ENOSPC|Disk quota exceeded/.test(output)

/** For a failure that only PostgreSQL itself can name. */
export const couldNot = (goal: string, folder: string, output: string) =>
  saysDiskFull(output)
    ? diskFull(folder)
    : new StartupProblem(
        `The embedded PostgreSQL could not ${goal} in ${folder}. It says: ${lastLines(output)}\n` +
          `Put that right and start again, ${orUseYourOwn}.`,
      )

const lastLines = (output: string) => output.trim().split('\n').slice(-5).join('\n')
