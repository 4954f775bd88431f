import { useMoment } from '../app-shell/use-moment.ts'
import { useT } from '../i18n/use-t.ts'

/** When a piece of content was published, or corrected since: "corrigido às 13:10". */
export function usePublished(): (content: {
  readonly publishedAt: string
  readonly correctedAt: string | null
}) => string {
  const t = useT()
  const moment = useMoment()
  return ({ publishedAt, correctedAt }) =>
    correctedAt === null
      ? t('content.published', { moment: moment(publishedAt) })
      : t('content.corrected', { moment: moment(correctedAt) })
}
