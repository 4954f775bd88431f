const MOST_LISTED = 100

/** The oddities of one message that were survived. A feed with one defect often has it in every row, so only the first are worded. */
export class Warnings {
  #listed: string[] = []
  #left = 0

  add(warning: string): void {
    if (this.#listed.length < MOST_LISTED) this.#listed.push(warning)
    else this.#left++
  }

  list(): readonly string[] {
    return this.#left === 0 ? this.#listed : [...this.#listed, `… and ${this.#left} more`]
  }
}
