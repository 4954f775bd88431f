/** An import of one file by another. */
export interface Edge {
  readonly to: string
  /** `import()` or an import type, neither of which `import/no-cycle` follows. */
  readonly lazy: boolean
}

/** File paths without their extension: an import of a package may leave it out. */
const stem = (path: string): string => path.replace(/\.tsx?$/, '')

/** The imports of the files that were linted so far, type-only imports included. */
export function createImportGraph() {
  const edges = new Map<string, readonly Edge[]>()

  /** Returns the shortest way from a file back to itself as edges, or `null`. */
  function cycleOf(start: string): readonly Edge[] | null {
    const cameBy = new Map<string, { readonly from: string; readonly edge: Edge }>()
    const queue = [start]
    for (const file of queue)
      for (const edge of edges.get(file) ?? []) {
        if (cameBy.has(edge.to)) continue
        cameBy.set(edge.to, { from: file, edge })
        if (edge.to !== start) queue.push(edge.to)
        else return wayTo(start, cameBy)
      }
    return null
  }

  return {
    /**
     * Adds a file. Returns the cycle that its imports close, from the file back to itself, if that has a lazy import; else `null`.
     * Call once for each file: the last file of a cycle closes it, whatever the order.
     */
    add(file: string, imports: readonly Edge[]): readonly string[] | null {
      const name = stem(file)
      edges.set(
        name,
        imports.map(({ to, lazy }) => ({ to: stem(to), lazy })),
      )
      const cycle = cycleOf(name)
      return cycle?.some(({ lazy }) => lazy) ? [name, ...cycle.map(({ to }) => to)] : null
    },
  }
}

function wayTo(end: string, cameBy: ReadonlyMap<string, { readonly from: string; readonly edge: Edge }>): Edge[] {
  const way: Edge[] = []
  let step = cameBy.get(end)
  while (step !== undefined) {
    way.unshift(step.edge)
    step = step.from === end ? undefined : cameBy.get(step.from)
  }
  return way
}
