/** Names of weight classes, which fix no kilograms: each code of an RSC, and the words that mean it in any language. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  SEXLIGHT: ['super ligeiro', 'superligeiro', 's ligeiro', 'superligero', 'super extra lightweight'],
  XLIGHT: ['ligeiro', 'extra ligeiro', 'extra lightweight', 'extraligero', 'superleve'],
  HLIGHT: ['meio leve', 'meia leve', 'm leve', 'semiligero', 'medio ligero', 'half lightweight'],
  LIGHT: ['leve', 'ligero', 'lightweight', 'light'],
  HMIDDLE: ['meio medio', 'm medio', 'semimedio', 'medio medio', 'half middleweight'],
  MIDDLE: ['medio', 'middleweight', 'middle'],
  HHEAVY: ['meio pesado', 'meia pesado', 'm pesado', 'semipesado', 'medio pesado', 'half heavyweight'],
  HEAVY: ['pesado', 'heavyweight', 'heavy'],
  SHEAVY: ['super pesado', 'superpesado', 's pesado', 'super heavyweight'],
  OPEN: ['absoluto', 'livre', 'open', 'aberto', 'abierto', 'absoluto livre'],
  FIN: ['fin', 'mosca ligeiro', 'fin weight'],
  FLY: ['mosca', 'flyweight', 'fly'],
  BANTAM: ['galo', 'gallo', 'bantamweight', 'bantam'],
  FEATHER: ['pena', 'pluma', 'featherweight', 'feather'],
  WELTER: ['meio medio ligeiro', 'welter', 'welterweight'],
}

/** The class that a phrase names, with the words that it takes; the longest. */
export function weightClassOf(
  words: ReadonlySet<string>,
): { readonly className: string; readonly taken: readonly string[] } | null {
  const found = Object.entries(CLASSES)
    .flatMap(([className, phrases]) => phrases.map((phrase) => ({ className, taken: phrase.split(' ') })))
    .filter(({ taken }) => taken.every((word) => words.has(word)))
    .toSorted((a, b) => b.taken.length - a.taken.length)
  return found[0] ?? null
}

/** Whether letters of an RSC are the name of a weight class. */
export const isWeightClass = (className: string): boolean => Object.hasOwn(CLASSES, className)

/** Templates of an event type with weight classes, after the letters of a style: `57KG`, `O78KG`, `HEAVY`, and without a class. */
export const weightCodes = (style = ''): readonly string[] => [
  `${style}{kg}KG`,
  `${style}O{kg}KG`,
  `${style}{class}`,
  style,
]
