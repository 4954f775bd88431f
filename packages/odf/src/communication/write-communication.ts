import type { OdfBody, OdfCommunication } from '../message.ts'
import { each, escaped, markup } from '../xml/markup.ts'

export const writeCommunication = (body: Extract<OdfBody, { kind: 'communication' }>): string =>
  markup(
    'Communication',
    { PublishTime: body.publishedAt },
    each(body.decisions, writeDecision) + each(body.protests, writeProtest),
  )

const writeDecision = (decision: OdfCommunication['decisions'][number]): string =>
  markup(
    'Decision',
    {
      ItemNum: decision.number,
      IssuedTime: decision.issuedAt,
      AffectsSCH: decision.affectsSchedule ? 'Y' : 'N',
      AffectsRES: decision.affectsResults ? 'Y' : 'N',
      AffectsOTH: decision.affectsOther ? 'Y' : 'N',
      Unit: decision.unit,
    },
    writeText('Subtitle', decision.subtitle) +
      writeText('Summary', decision.summary) +
      writeText('Details', decision.details) +
      writeText('IssuedBy', decision.issuedBy) +
      writeText('SignedBy', decision.signedBy),
  )

const writeProtest = (protest: OdfCommunication['protests'][number]): string =>
  markup(
    'Protest',
    {
      Status: protest.status,
      Rule: protest.rule,
      Interpreter: protest.interpreter,
      Procedure: protest.procedure,
      HearingTime: protest.hearingAt,
      DecisionTime: protest.decidedAt,
      Unit: protest.unit,
    },
    writeText('Details', protest.details) +
      writeText('DecisionShort', protest.decisionShort) +
      writeText('DecisionLong', protest.decisionLong) +
      writeText('Jury', protest.jury),
  )

const writeText = (name: string, text: string | null): string => (text === null ? '' : markup(name, {}, escaped(text)))
