import type { Db } from '#platform/server/database/database.ts'

interface Turn<Question, Answer> {
  questions: Question[]
  answer: Promise<Answer>
}
interface Line<Question, Answer> {
  last: Promise<unknown>
  next?: Turn<Question, Answer>
}

const allHaveAsked = () => new Promise((resolve) => setImmediate(resolve))

/**
 * One statement for all who ask at the same time, or while the one before is on its way. It is sent after the last of them has asked, so nobody
 * gets an answer that is older than the question.
 */
export function together<Question, Answer>(ask: (db: Db, questions: Question[]) => Promise<Answer>) {
  const lines = new WeakMap<Db, Line<Question, Answer>>()

  function turnAfter(line: Line<Question, Answer>, db: Db): Turn<Question, Answer> {
    const questions: Question[] = []
    // Whoever can ask without waiting for anything asks first.
    const answer = line.last.then(allHaveAsked).then(() => {
      line.next = undefined
      return ask(db, questions)
    })
    line.last = answer.catch(() => undefined)
    return { questions, answer }
  }

  return (db: Db, question: Question): Promise<Answer> => {
    const line = lines.get(db) ?? { last: Promise.resolve() }
    lines.set(db, line)
    line.next ??= turnAfter(line, db)
    line.next.questions.push(question)
    return line.next.answer
  }
}
