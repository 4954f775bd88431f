import type { Communication, Reports } from '@games/contract'
import type { ReactNode } from 'react'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { otherLanguage } from './language-name.ts'
import { useReportWords } from './use-report-words.ts'

/** Decisions and protests as published, newest first (ODF §12). Without `units` all are of the unit whose page it is. */
export function CommunicationList({
  communications,
  units,
}: Pick<Reports, 'communications'> & Partial<Pick<Reports, 'units'>>) {
  const t = useT()
  return (
    <section className="reports-communications">
      <div className="ui-section">
        <h2>{t('reports.communications')}</h2>
        <span>{t('reports.communications-count', { count: communications.length })}</span>
      </div>
      {communications.map((communication, index) => (
        // two may say the same of the same: where they stand is what distinguishes them
        // oxlint-disable-next-line react/no-array-index-key
        <Article
          key={`${communication.about.code} ${communication.at} ${index}`}
          communication={communication}
          units={units}
        />
      ))}
    </section>
  )
}

function Article({ communication, units }: { communication: Communication; units: Reports['units'] | undefined }) {
  const t = useT()
  const moment = useMoment()
  const language = otherLanguage(communication.language, useLocale())
  return (
    <article className="reports-article">
      <header>
        <h3>{titleOf(communication, t)}</h3>
        <p className="reports-facts">
          {language ? <span className="reports-language">{language.name}</span> : null}
          <time dateTime={communication.at}>{moment(communication.at)}</time>
          {units ? <Place about={communication.about} units={units} /> : null}
        </p>
      </header>
      <div className="reports-communication" lang={language?.tag}>
        {communication.kind === 'decision' ? (
          <Decision communication={communication} />
        ) : (
          <Protest communication={communication} />
        )}
      </div>
      {communication.issuedBy === null ? null : (
        <p className="reports-issuer">{t('reports.issued-by', { body: communication.issuedBy })}</p>
      )}
    </article>
  )
}

function Place({ about, units }: Pick<Reports, 'units'> & Pick<Communication, 'about'>) {
  const words = useReportWords(units)
  const unit = words.unitOf(about)
  const subject = [words.event(about), about.level === 'event' ? '' : words.place(about)].filter(Boolean).join(', ')
  return <span>{unit ? <a href={unitAddress(unit.code)}>{subject}</a> : subject}</span>
}

type Of<K extends Communication['kind']> = Extract<Communication, { kind: K }>

function titleOf(communication: Communication, t: ReturnType<typeof useT>): string {
  if (communication.kind === 'protest') return t('reports.protest')
  return communication.number === null
    ? t('reports.decision')
    : t('reports.decision-number', { number: communication.number })
}

function Decision({ communication: { subtitle, summary, details, affects } }: { communication: Of<'decision'> }) {
  const t = useT()
  return (
    <>
      <Passage strong>{subtitle}</Passage>
      <Passage>{summary}</Passage>
      <Passage>{details}</Passage>
      {affects.length > 0 ? (
        <p className="reports-affects">
          {t('reports.affects')}{' '}
          {affects.map((part) => (
            <span key={part}>{t(`reports.affects-${part}`)}</span>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** How protests end, as sources write it; others are shown as sent. */
const PROTEST_STATUSES = ['SUBMITTED', 'ACCEPTED', 'REJECTED', 'DENIED', 'UPHELD', 'WITHDRAWN'] as const
const isProtestStatus = (status: string): status is (typeof PROTEST_STATUSES)[number] =>
  PROTEST_STATUSES.some((one) => one === status)

function Protest({
  communication: { status, rule, hearingAt, details, decision, reasons },
}: {
  communication: Of<'protest'>
}) {
  const t = useT()
  const moment = useMoment()
  return (
    <>
      <Passage strong>{decision}</Passage>
      <Passage>{details}</Passage>
      <Passage>{reasons}</Passage>
      <dl className="reports-terms">
        <Term name={t('reports.status')}>{isProtestStatus(status) ? t(`reports.protest-${status}`) : status}</Term>
        {rule === null ? null : <Term name={t('reports.rule')}>{rule}</Term>}
        {hearingAt === null ? null : <Term name={t('reports.hearing')}>{moment(hearingAt)}</Term>}
      </dl>
    </>
  )
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A text as sent, with its lines; nothing where none was. */
const Passage = ({ strong = false, children }: { strong?: boolean; children: string | null }) =>
  children === null ? null : <p className={strong ? 'reports-first' : undefined}>{children}</p>
