const escapeByte = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * What a file is called that a browser opens or keeps: for those that know of other letters and for those that do not (RFC 6266).
 */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escapeByte)}`;
