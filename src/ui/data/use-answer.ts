import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

type UseAnswer = <T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) => T | undefined

/**
 * What a query was answered; undefined until it is known. A page on the server is rendered once, from what its loader has
 * asked for: there it is read, without an observer for each component that nobody would tell of anything.
 */
export const useAnswer: UseAnswer = import.meta.env.SSR
  ? ({ queryKey }) => useQueryClient().getQueryData(queryKey)
  : (query) => useQuery(query).data
