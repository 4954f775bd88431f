import type { AccessLog } from '@games/contract'
import { disciplineName } from '@games/domain/disciplines/disciplines'
import { useT, useText } from '../../i18n/use-t.ts'

type Occasion = AccessLog['peaks'][number]['occasions'][number]

/** What was going on, in words: "final, até 50 kg masculino (judô)", "medalhas, …", the title of an announcement, that a new version came. */
export function useOccasionText(): (occasion: Occasion) => string {
  const t = useT()
  const text = useText()
  return ({ kind, discipline, event, title }) => {
    if (kind === 'release') return t('access-log.occasion-release')
    if (kind === 'announcement') return t('access-log.occasion-announcement', { title: text(title, '') })
    return t(`access-log.occasion-${kind}`, {
      event: text(event?.name, event?.code ?? ''),
      discipline: discipline === null ? '' : text(disciplineName(discipline), discipline),
    })
  }
}
