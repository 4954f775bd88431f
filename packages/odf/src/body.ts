import type { OdfBody, OdfHeader } from './message.ts'
import type { Warnings } from './warnings.ts'
import type { XmlElement } from './xml/element.ts'

/** Takes the children of Competition one at a time, in document order, and gives the body when all have been seen. */
export interface BodyReader {
  take(element: XmlElement): void
  body(): OdfBody
}

export type OpenBody = (header: OdfHeader, warnings: Warnings) => BodyReader

/** Elements by code. The same code twice in one message: the last one wins, and it is logged (ODF §13). */
export class ByCode<T> {
  #byCode = new Map<string, T>()
  #what: string
  #warnings: Warnings

  constructor(what: string, warnings: Warnings) {
    this.#what = what
    this.#warnings = warnings
  }

  set(code: string, value: T): void {
    if (this.#byCode.has(code)) this.#warnings.add(`${this.#what} ${code} is there twice: the last one counts`)
    this.#byCode.set(code, value)
  }

  list(): T[] {
    return [...this.#byCode.values()]
  }
}
