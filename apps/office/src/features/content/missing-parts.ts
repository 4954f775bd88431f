import { createContext } from 'react'

/** Paths of the body that are marked as missing, such as `title.por`; none before the first try to publish. */
export const MissingParts = createContext<ReadonlySet<string>>(new Set())
