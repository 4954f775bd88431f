import { replacementKey } from '@games/odf'

/** Under which key the inbox has a unit's messages of a type: each replaces the one before. */
export const resultKey = (documentCode: string, documentType = 'DT_RESULT'): string =>
  replacementKey({
    documentCode,
    documentSubcode: null,
    documentType,
    documentSubtype: null,
    language: null,
  })
