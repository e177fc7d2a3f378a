/** What happens to some requests of the app: `GET /cars/* 503`, `POST /quotes 3000ms`, `/my/trips offline`. */
export interface RequestRule {
  /** Any method without one. */
  method: string | undefined;
  /** Below the API's address; `*` stands for anything but a slash. */
  path: RegExp;
  outcome: { status: number } | { delayMs: number } | 'offline';
}

const form = /^(?:([A-Z]+) )?(\/\S*) (?:([45]\d\d)|(\d{1,5})ms|(offline))$/;

/** The rules of a line, with commas between them; what is none is left out. */
export function readRules(line: string): RequestRule[] {
  return line.split(',').flatMap((text) => {
    const [, method, path, status, delayMs] = form.exec(text.trim()) ?? [];
    if (path === undefined) return [];
    const outcome =
      status !== undefined
        ? { status: Number(status) }
        : delayMs !== undefined
          ? { delayMs: Number(delayMs) }
          : ('offline' as const);
    return [{ method, path: patternOf(path), outcome }];
  });
}

/** The first rule that is about a request. */
export function ruleFor(
  rules: RequestRule[],
  apiUrl: string,
  { method, url }: Pick<Request, 'method' | 'url'>,
): RequestRule | undefined {
  if (!url.startsWith(apiUrl)) return undefined;
  const [path = ''] = url.slice(apiUrl.length).split('?');
  return rules.find((rule) => (rule.method ?? method) === method && rule.path.test(path));
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '[^/]+')}$`);
}
