import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts what must not be read from the database or a copy of it. */
export interface BankDetails {
  /** @param of what it belongs to; the same is needed to open it, so that no row's text serves in another */
  seal: (text: string, of: string) => string;
  /** @throws Error when it was changed, belongs to something else, or was sealed with another key */
  open: (sealed: string, of: string) => string;
}

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of 32 bytes: `v1.` and, in base64, the nonce, the tag and the text. */
export function sealWith(key: Buffer): BankDetails {
  return {
    seal: (text, of) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(of));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')}`;
    },
    open: (sealed, of) => {
      const [kind, content = ''] = sealed.split('.');
      if (kind !== version) throw new Error(`These bank details are sealed as ${kind ?? 'nothing'}`);
      const bytes = Buffer.from(content, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
