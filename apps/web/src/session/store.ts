/** A small state that components follow by useSyncExternalStore and that notifies of its changes at once. */
export interface Store<S extends object> {
  readonly get: () => S
  /** Changes some fields; notifies nobody where nothing became different. */
  readonly set: (change: Partial<S>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      if ((Object.keys(change) as (keyof S)[]).every((key) => Object.is(change[key], state[key]))) return
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
