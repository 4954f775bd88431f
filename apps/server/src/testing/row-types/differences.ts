import type { Checker, Type } from 'typescript/unstable/sync'
import type { DescribedColumn } from './describe.ts'
import { takesNull } from './statements.ts'

/** What is wrong with a row type, a sentence for each column. `typeOf` gives what comes out of a column; undefined: unknown. */
export function differences(
  row: Type,
  described: readonly DescribedColumn[],
  checker: Checker,
  typeOf: (column: DescribedColumn) => Type | undefined,
): string[] {
  const properties = checker.getPropertiesOfType(row)
  // nothing comes of them
  const columns = described.filter(({ type }) => type !== 'void')
  const strange = properties.filter(({ name }) => !columns.some((column) => column.name === name))
  return [
    ...strange.map(({ name }) => `there is no column ${name}`),
    ...columns.flatMap((column) => {
      const { name, type, nulls } = column
      const property = properties.find((one) => one.name === name)
      if (!property) return [`column ${name} (${type}) is not in the row type`]
      const declared = checker.getTypeOfSymbol(property)
      const given = typeOf(column)
      if (!declared || !given) return [`${name} is ${type}, which ColumnTypes does not have`]
      const value = checker.getNonNullableType(declared) ?? declared
      return [
        ...(checker.isTypeAssignableTo(value, given)
          ? []
          : [`${name} is ${type}, which gives ${checker.typeToString(given)}, not ${checker.typeToString(value)}`]),
        ...(nulls === 'some' && !takesNull(declared) ? [`${name} may be null`] : []),
        // JSON has a null of its own
        ...(nulls === 'never' && !/^jsonb?$/.test(type) && takesNull(declared) ? [`${name} is never null`] : []),
      ]
    }),
  ]
}
