import styles from './choice-table.module.css'

interface ChoiceTableProps {
  /** What the rows are. */
  title: string
  columns: readonly { name: string; label: string }[]
  /** In each cell whether it is chosen, or why there is nothing to choose. */
  rows: readonly { name: string; label: string; cells: readonly (boolean | string)[] }[]
}

/** Boxes to tick, a row a thing and a column a way. They are sent as the name of the column with the name of the row. */
export const ChoiceTable = ({ title, columns, rows }: ChoiceTableProps) => (
  <table className={styles.choices}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {columns.map(({ name, label }) => (
          <th key={name} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, label, cells }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          {columns.map((column, at) => {
            const cell = cells[at]
            return (
              <td key={column.name}>
                {typeof cell === 'string' ? (
                  <span className={styles.fixed}>{cell}</span>
                ) : (
                  <label className={styles.choice}>
                    <input type="checkbox" name={column.name} value={name} defaultChecked={cell} />
                    <span className="visually-hidden">{`${label}: ${column.label}`}</span>
                  </label>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
