import { ApiFailure } from '@games/contract/failure'
import { notFound } from '@tanstack/react-router'

/** For loaders: a view the API does not know becomes the 404 page; every other failure stays what it is. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isNotFound(error)) throw notFound()
    throw error
  }
}

/** Whether the API does not know what was requested. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404
