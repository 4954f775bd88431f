import type { OpenBody } from '../body.ts'
import type { OdfCommunication } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { children, childText, flag, optionalInstant, requiredText, rsc, text, type XmlElement } from '../xml/element.ts'

/** DT_COMMUNICATION: decisions and protests (ODF §12). What people are told stands even where a time of it cannot be read. */
export const openCommunication: OpenBody = (_header, warnings) => {
  let publishedAt: string | null = null
  const decisions: OdfCommunication['decisions'][number][] = []
  const protests: OdfCommunication['protests'][number][] = []
  return {
    take(element) {
      if (element.name !== 'Communication') return
      publishedAt = optionalInstant(element, 'PublishTime', warnings) ?? publishedAt
      for (const decision of children(element, 'Decision')) decisions.push(readDecision(decision, warnings))
      for (const protest of children(element, 'Protest')) protests.push(readProtest(protest, warnings))
    },
    body: () => ({ kind: 'communication', publishedAt, decisions, protests }),
  }
}

const readDecision = (decision: XmlElement, warnings: Warnings): OdfCommunication['decisions'][number] => ({
  number: text(decision, 'ItemNum'),
  issuedAt: optionalInstant(decision, 'IssuedTime', warnings),
  affectsSchedule: flag(decision, 'AffectsSCH'),
  affectsResults: flag(decision, 'AffectsRES'),
  affectsOther: flag(decision, 'AffectsOTH'),
  unit: rsc(decision, 'Unit', warnings),
  subtitle: childText(decision, 'Subtitle'),
  summary: childText(decision, 'Summary'),
  details: childText(decision, 'Details'),
  issuedBy: childText(decision, 'IssuedBy'),
  signedBy: childText(decision, 'SignedBy'),
})

const readProtest = (protest: XmlElement, warnings: Warnings): OdfCommunication['protests'][number] => ({
  status: requiredText(protest, 'Status', 'the status of the protest'),
  rule: text(protest, 'Rule'),
  interpreter: text(protest, 'Interpreter'),
  procedure: text(protest, 'Procedure'),
  hearingAt: optionalInstant(protest, 'HearingTime', warnings),
  decidedAt: optionalInstant(protest, 'DecisionTime', warnings),
  unit: rsc(protest, 'Unit', warnings),
  details: childText(protest, 'Details'),
  decisionShort: childText(protest, 'DecisionShort'),
  decisionLong: childText(protest, 'DecisionLong'),
  jury: childText(protest, 'Jury'),
})
