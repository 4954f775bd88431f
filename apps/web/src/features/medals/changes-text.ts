import type { Localized } from '@games/domain/text/localized'
import type { Translate } from '../../i18n/translator.ts'
import type { MedalChange } from './medal-changes.ts'

/** What a screen reader announces of a change, politely: "Ouro para Alagoas, agora em 8º. " At most three delegations. */
export function changesText(
  changes: readonly MedalChange[],
  t: Translate,
  text: (text: Localized | null, fallback: string) => string,
): string {
  return changes
    .slice(0, 3)
    .map(({ row, won, lost }) => {
      const name = text(row.organisation.name, row.organisation.code)
      const words = (medals: readonly ('gold' | 'silver' | 'bronze')[]) =>
        medals.map((m) => t(`medals.won-${m}`)).join(', ')
      return won.length > 0
        ? t('medals.change-won', { medals: words(won), name, rank: row.rank })
        : t('medals.change-lost', { medals: words(lost), name })
    })
    .join(' ')
}
