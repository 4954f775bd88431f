import type { TapValue } from '@games/domain/scoring/index'
import { readWeighInLimits } from '@games/domain/weigh-in/rules'
import type { Locale } from '@games/domain/text/localized'
import { kilogramsOf } from '../../ui/kilograms.ts'
import { writeLimit } from '../../ui/limit-text.ts'
import { ruleSetWords } from '../../ui/rule-set-words.ts'

export type Recorded = Readonly<Record<string, unknown>>

/** The words of the page on which rules are chosen that the record has too. */
type RuleWord =
  | 'by-the-book'
  | 'no'
  | 'rules'
  | 'second-person'
  | 'weigh-allowance'
  | 'weigh-by-class'
  | 'weigh-in'
  | 'weigh-over'
  | 'weigh-tries'
  | 'weigh-upTo'
  | 'yes'
type Translate = (key: `office-desk.${RuleWord}`) => string

interface Words {
  readonly t: Translate
  readonly locale: Locale
  /** What a limit is called; null: it has no word. */
  readonly limitWord: (name: string) => string | null
}

/** The rules of an event as the record has them, in the words of the page on which they are chosen: field by field, each limit is one. */
export function recordedRules({ ruleSet, limits, secondPerson, weighIn, ...others }: Recorded, words: Words): Recorded {
  const { t, locale, limitWord } = words
  const byTheBook = t('office-desk.by-the-book')
  const isOwn = typeof limits === 'object' && limits !== null ? Object.entries(limits) : []
  return {
    [t('office-desk.rules')]: typeof ruleSet === 'string' ? ruleSetWords(ruleSet, locale) : byTheBook,
    [t('office-desk.second-person')]: yesOrNo(secondPerson, t),
    [t('office-desk.weigh-in')]: weights(weighIn, words),
    ...Object.fromEntries(isOwn.map(([name, value]) => [limitWord(name) ?? name, limit(value as TapValue, t)])),
    ...others,
  }
}

const yesOrNo = (value: unknown, t: Translate): string => t(value === true ? 'office-desk.yes' : 'office-desk.no')

const limit = (value: TapValue, t: Translate): string =>
  typeof value === 'boolean' ? yesOrNo(value, t) : writeLimit(value)

/** From which weight to which, how often one may try; what a release of other limits has recorded stays as it is. */
function weights(recorded: unknown, { t, locale }: Words): unknown {
  if (recorded === null || recorded === undefined) return t('office-desk.weigh-by-class')
  const limits = readWeighInLimits(recorded)
  if (limits === null) return recorded
  const { tries, ...kilograms } = limits
  const said = (['over', 'upTo', 'allowance'] as const).flatMap((name) =>
    kilograms[name] === null ? [] : [`${t(`office-desk.weigh-${name}`)} ${kilogramsOf(kilograms[name], locale)}`],
  )
  return [...said, `${t('office-desk.weigh-tries')} ${tries}`].join(' · ')
}
