import type { OdfHeader } from './message.ts'

/**
 * Why a message was refused. `reason` is a plain English sentence for the inbox's log. `header` is there when the message could
 * still be identified, that is when the fault lies behind its OdfBody tag.
 */
export type OdfError = OdfFault & { readonly header?: OdfHeader }

export type OdfFault = { readonly reason: string } & (
  | { readonly kind: 'malformed-xml' }
  | { readonly kind: 'unknown-encoding'; readonly encoding: string }
  | { readonly kind: 'bad-encoding'; readonly encoding: string }
  | { readonly kind: 'doctype' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-deep' }
  /** The root is not OdfBody. */
  | { readonly kind: 'not-odf'; readonly root: string }
  /** An attribute of OdfBody is missing (`value` null) or cannot be right. */
  | { readonly kind: 'bad-header'; readonly attribute: string; readonly value: string | null }
  /** The content of a report is not base64, or what it decodes to is no PDF. */
  | { readonly kind: 'not-base64' }
  | { readonly kind: 'not-pdf' }
  /** An attribute that a fact cannot do without is missing (`value` null) or cannot be right. */
  | {
      readonly kind: 'bad-element'
      readonly element: string
      readonly attribute: string
      readonly value: string | null
    }
)

/** How a fault travels from inside the XML parser's callbacks to `readOdf`, which returns it as a value; nobody else sees it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly fault: OdfFault

  constructor(fault: OdfFault) {
    super(fault.reason)
    this.fault = fault
  }
}

/** A value as it may stand in a sentence: quoted, and short whatever was sent. */
export const quoted = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)

export const badElement = (element: string, attribute: string, value: string | null, expected: string): Refusal =>
  new Refusal({
    kind: 'bad-element',
    element,
    attribute,
    value: value === null ? null : value.slice(0, 200),
    reason:
      value === null
        ? `${element} lacks ${attribute}, ${expected}.`
        : `${element} has ${attribute} ${quoted(value)}, which is not ${expected}.`,
  })

export const badHeader = (attribute: string, value: string | null, expected: string): Refusal =>
  new Refusal({
    kind: 'bad-header',
    attribute,
    value: value === null ? null : value.slice(0, 200),
    reason:
      value === null
        ? `The header lacks ${attribute}, ${expected}.`
        : `The header has ${attribute} ${quoted(value)}, which is not ${expected}.`,
  })
