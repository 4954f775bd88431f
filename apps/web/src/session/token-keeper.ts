import type { SecretsPort } from '../platform/port.ts'

export interface TokenKeeperDeps {
  /** The device's own store; null: there is none. */
  readonly secrets: () => Promise<SecretsPort | null>
  /** Whether somebody is signed in on this device, by what the app has stored. */
  readonly isUser: () => boolean
}

export interface TokenKeeper {
  /** The session's token; null: there is none. Never rejects. */
  token(): Promise<string | null>
  /** Stores the token of a session that begins, or with null forgets it. Where nothing can be stored it lasts as long as the page. */
  set(token: string | null): void
}

const KEY = 'session'

/** Keeps a session's token where no other app reads it. The store is asked once, and written to in the order of what was said. */
export function createTokenKeeper({ secrets, isUser }: TokenKeeperDeps): TokenKeeper {
  let current: Promise<string | null> | undefined
  let stored: Promise<unknown> = Promise.resolve()
  const store = (token: string | null) => {
    stored = stored.then(async () => (await secrets())?.write(KEY, token)).catch(() => undefined)
  }
  // a keychain outlives its app: who is nobody in this one has no session
  const read = async () => {
    if (isUser()) return (await (await secrets())?.read(KEY)) ?? null
    store(null)
    return null
  }
  return {
    // one that was restored from a backup may have lost its keys
    token: () => (current ??= read().catch(() => null)),
    set(token) {
      current = Promise.resolve(token)
      store(token)
    },
  }
}
