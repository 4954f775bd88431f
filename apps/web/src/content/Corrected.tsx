import { useMoment } from '../app-shell/use-moment.ts'
import { ContentText } from '../i18n/ContentText.tsx'
import { useT } from '../i18n/use-t.ts'

interface CorrectedProps {
  readonly of: {
    readonly correctedAt: string | null
    readonly correction: {
      readonly por: string
      readonly eng?: string | undefined
      readonly spa?: string | undefined
    } | null
  }
}

/** When a piece of content was corrected, and what the organiser says of it: "Corrigido às 13:10: era o portão 2." */
export function Corrected({ of: { correctedAt, correction } }: CorrectedProps) {
  const t = useT()
  const moment = useMoment()
  if (correctedAt === null) return null
  return (
    <>
      {t('content.corrected-at', { moment: moment(correctedAt) })}
      {correction ? (
        <>
          {': '}
          <ContentText text={correction} />
        </>
      ) : null}
    </>
  )
}

/** The same as a line of its own, where there is a sentence. */
export function CorrectionNote({ of }: Pick<CorrectedProps, 'of'>) {
  if (of.correctedAt === null || of.correction === null) return null
  return (
    <p className="content-corrected">
      <Corrected of={of} />
    </p>
  )
}
