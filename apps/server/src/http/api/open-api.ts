import { contract, exportEndpoints, type OpenApi, paths, toOpenApi } from '@games/contract'

let made: OpenApi | undefined

/** The description of the API, made at the first request. */
export const openApi = (): OpenApi =>
  (made ??= toOpenApi({ paths, contract, exportEndpoints, info: { title: 'Games Companion', version: '1' } }))
