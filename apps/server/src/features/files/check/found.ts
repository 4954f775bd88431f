import type { FileFault, FileKind } from '@games/contract'

/** A form of a file as it was checked or made: its name, and what it is. */
export interface FoundVariant {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}

/** What a file was found to be. */
export interface FoundFile {
  readonly variants: readonly FoundVariant[]
  readonly pages: number | null
  readonly seconds: number | null
}

/** Properties of a video; `null` if the file does not state them. */
export interface FoundVideo {
  readonly seconds: number | null
  readonly width: number | null
  readonly height: number | null
}

/** What is checked: the file as it was sent, and the folder for what is made of it. */
export interface CheckJob {
  readonly kind: FileKind
  readonly source: string
  readonly folder: string
}

/** Thrown by a check: the file is refused. */
export class Refused extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault, why: string) {
    super(why)
    this.fault = fault
  }
}

export type CheckAnswer =
  | { readonly found: FoundFile }
  | { readonly fault: FileFault; readonly why: string }
  /** `isDisk`: what is made could not be written, whatever the file is. */
  | { readonly failure: string; readonly isDisk: boolean }
