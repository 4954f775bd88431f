import type { ErrorId, FailureDetails } from './errors.ts'

/** A call that was answered with an error. Free of zod: the browser's first load has it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly id: ErrorId
  readonly details: FailureDetails
  constructor(status: number, id: ErrorId, message: string, details: FailureDetails = {}) {
    super(message)
    this.status = status
    this.id = id
    this.details = details
  }
}
