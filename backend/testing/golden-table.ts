/** One row of a table in a test: its cells by the column's name. */
export interface GoldenRow {
  text: (column: string) => string;
  /** Whole numbers only, such as amounts in minor units. */
  number: (column: string) => number;
}

/**
 * Reads a table written as text, with a header line and columns between bars, so that a person can check each row by hand.
 *
 * @throws Error for a row with more or fewer cells than the header, for an unknown column, and for a cell that is no number
 */
export function goldenTable(table: string): GoldenRow[] {
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const [header = [], ...rows] = table.trim().split('\n').map(cellsOf);
  return rows.map((cells) => {
    if (cells.length !== header.length) throw new Error(`Not ${header.length} cells: ${cells.join(' | ')}`);
    const text = (column: string) => {
      const cell = cells[header.indexOf(column)];
      if (cell === undefined) throw new Error(`The table has no column ${column}`);
      return cell;
    };
    const number = (column: string) => {
      const cell = text(column);
      if (!/^-?\d+$/.test(cell)) throw new Error(`${column} is no whole number: ${cell}`);
      return Number(cell);
    };
    return { text, number };
  });
}
