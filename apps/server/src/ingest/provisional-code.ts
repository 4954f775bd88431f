import type { Channel } from './channel.ts'

/**
 * The competition's code while nobody has said one: of what is put in on a server that holds nothing. Messages of our own channels that have
 * it are of the competition that the server holds, whatever that is called later.
 */
export const PROVISIONAL_CODE = 'GAMES'

/** Channels by which we bring in messages ourselves. By the others a feed speaks, which means the code that it writes. */
export const OWN_CHANNELS: readonly Channel[] = ['import', 'desk']

export const isProvisional = (code: string, channel: Channel): boolean =>
  code === PROVISIONAL_CODE && OWN_CHANNELS.includes(channel)
