import type { OdfExtended, OdfExtension } from '../message.ts'
import { each, markup } from '../xml/markup.ts'

export const writeExtensions = (name: string, extensions: readonly OdfExtension[]): string =>
  each(extensions, ({ type, code, pos, value }) => markup(name, { Type: type, Code: code, Pos: pos, Value: value }))

export const writeExtended = (name: string, list: readonly OdfExtended[]): string =>
  each(list, (extended) =>
    markup(
      name,
      {
        Type: extended.type,
        Code: extended.code,
        Pos: extended.pos,
        Value: extended.value,
        Value2: extended.value2,
        ValueType: extended.valueType,
        IRM: extended.irm,
        Rank: extended.rank,
        RankEqual: extended.rankEqual,
        SortOrder: extended.sortOrder,
        Diff: extended.diff,
      },
      writeExtensions('Extension', extended.extensions ?? []),
    ),
  )
