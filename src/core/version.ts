// Written in by Vite when it builds, serves and tests (build/version.ts).
declare const packageVersion: string

/** The version of package.json: what /healthz, the OpenAPI document and the foot of the dashboard say. */
export const version = packageVersion
