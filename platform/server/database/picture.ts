import { sql, type Sql } from './sql.ts'

const fields = sql`'src', picture.src, 'width', picture.width, 'height', picture.height, 'widths', picture.widths,
  'colour', picture.colour, 'focusX', picture.focus_x, 'focusY', picture.focus_y`

/** The picture of a row as JSON; the query joins `picture`. */
export const pictureJson: Sql = sql`json_build_object(${fields})`

/** The same where a row may have none. */
export const optionalPictureJson: Sql = sql`case when picture.id is not null then ${pictureJson} end`

/** The same with what is shown while it loads: for one that fills a page. */
export const largePictureJson: Sql = sql`json_build_object(${fields}, 'blur', picture.blur)`
