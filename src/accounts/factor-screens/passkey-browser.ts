type Json = Record<string, unknown>

/** Whether this browser can use passkeys here; only over https, or on localhost. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Makes a passkey for what POST /secondFactor/passkey answered. Throws DOMException when its owner does not want to. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options.user as { id: string }
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  return answer(made, {
    attestationObject: text(response.attestationObject),
    transports: response.getTransports(),
  })
}

/** Asks a passkey for what POST /api/auth/second-factor/passkey answered. Throws DOMException when nobody touches it. */
export async function askPasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const { authenticatorData, signature } = used.response as AuthenticatorAssertionResponse
  return answer(used, { authenticatorData: text(authenticatorData), signature: text(signature) })
}

/** As `toJSON` has it, which older browsers do not. */
function answer({ id, type, response }: PublicKeyCredential, more: Json): Json {
  const clientDataJSON = text(response.clientDataJSON)
  return { id, rawId: id, type, response: { clientDataJSON, ...more }, clientExtensionResults: {} }
}

function known(list: unknown): unknown {
  const all = (list ?? []) as { id: string }[]
  return all.map((one) => ({ ...one, id: bytesOf(one.id) }))
}

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function text(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
