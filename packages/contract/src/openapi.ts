import { z } from 'zod'
import type { Contract, Paths } from './endpoint.ts'
import { ApiErrorBody } from './errors.ts'

const schema = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { io, target: 'draft-2020-12' })

/** The contract as an OpenAPI 3.1 document. */
export function toOpenApi(paths: Paths, contract: Contract, info: { title: string; version: string }) {
  const documented: Record<string, Record<string, unknown>> = {}
  for (const [operationId, endpoint] of Object.entries(contract)) {
    const [method, template] = (paths[operationId] ?? '').split(' ') as [string, string]
    const parameters = (where: 'path' | 'query', object?: z.ZodObject) =>
      Object.entries(object?.shape ?? {}).map(([name, type]) => ({
        name,
        in: where,
        required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
        schema: schema(type as z.ZodType, 'input'),
      }))
    const failed = (description: string) => ({
      description,
      content: { 'application/json': { schema: schema(ApiErrorBody, 'output') } },
    })
    const path = template.replace(/:(\w+)/g, '{$1}')
    documented[path] = {
      ...documented[path],
      [method.toLowerCase()]: {
        operationId,
        summary: endpoint.summary,
        parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: schema(endpoint.response, 'output') } } },
          304: { description: 'Not modified (If-None-Match)' },
          400: failed('The input is not as described'),
          404: failed('There is no such thing'),
        },
      },
    }
  }
  return { openapi: '3.1.1', info, paths: documented }
}
