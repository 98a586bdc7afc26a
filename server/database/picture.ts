import { sql } from './sql.ts'

/** The picture of a row as JSON; the query joins `picture`. */
export const pictureJson = sql`json_build_object('src', picture.src, 'width', picture.width, 'height', picture.height,
  'widths', picture.widths, 'colour', picture.colour)`
