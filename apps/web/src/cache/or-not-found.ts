import { ApiFailure } from '@games/contract/failure'
import { notFound } from '@tanstack/react-router'

/** For loaders: a view the API does not know becomes the 404 page; every other failure stays what it is. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}
