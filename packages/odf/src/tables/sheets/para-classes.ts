/** A class of a sport for athletes with a disability: `T11`, `F40`, `SB8`, `BC2`. */
const PARA_CLASS = String.raw`(?:t|f|s|sb|sm|bc|sh|sl|wh|su|ar|kl|vl|pr|pts|ptvi|ptwc|h|b|c|j)\s?\d{1,2}`
const ONLY_PARA_CLASS = new RegExp(`^(?:cl(?:asse|ase|ass) )?${PARA_CLASS}$`, 'i')
const PARA_CLASSES = new RegExp(
  String.raw`\s*\(?(?<![\p{L}\d])${PARA_CLASS}(?:\s*[-/,–]\s*${PARA_CLASS})*(?![\p{L}\d])\)?`,
  'giu',
)

export const isParaClass = (words: string): boolean => ONLY_PARA_CLASS.test(words.trim())

/** The title of an event without the classes of its rows: `100 m T11-T12-T13`. */
export const withoutParaClasses = (title: string): string => title.replace(PARA_CLASSES, ' ').trim()
